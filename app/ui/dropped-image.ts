import { useEffect } from "react";
import { isHeicName } from "./shrink-image";

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
  const images = [...files].filter((file) => /^image\//.test(file.type) || isHeicName(file));
  if (images.length === 0 || !(field instanceof HTMLInputElement)) return;
  const chosen = new DataTransfer();
  for (const image of field.multiple ? images : images.slice(0, 1)) chosen.items.add(image);
  field.files = chosen.files;
  field.closest("details")?.setAttribute("open", "");
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.scrollIntoView({ block: "nearest" });
}
