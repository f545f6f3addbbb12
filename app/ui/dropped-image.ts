import { useEffect } from "react";

export function useDroppedImage(fieldId: string) {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const choose = (files: FileList) => chooseImage(document.getElementById(fieldId), files);
    // Otherwise the browser would leave the form to open the file.
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (event.type === "drop") choose(event.dataTransfer.files);
    };
    addEventListener("dragover", onDrag, { signal });
    addEventListener("drop", onDrag, { signal });
    addEventListener(
      "paste",
      ({ clipboardData }) => {
        const isText = clipboardData?.types.includes("text/plain");
        if (clipboardData && !isText) choose(clipboardData.files);
      },
      { signal },
    );
    return () => over.abort();
  }, [fieldId]);
}

function chooseImage(field: HTMLElement | null, files: FileList) {
  const image = [...files].find(
    ({ type, name }) => /^image\//.test(type) || /\.hei[cf]$/i.test(name),
  );
  if (!image || !(field instanceof HTMLInputElement)) return;
  const chosen = new DataTransfer();
  chosen.items.add(image);
  field.files = chosen.files;
  field.closest("details")?.setAttribute("open", "");
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.scrollIntoView({ block: "nearest" });
}
