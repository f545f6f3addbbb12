export function findRow(target: EventTarget | null) {
  const row = target instanceof Element ? target.closest("li") : null;
  const list = row?.parentElement;
  if (!row || !list?.classList.contains("lines")) return undefined;
  const rows = [...list.children];
  return { row, list, index: rows.indexOf(row), count: rows.length };
}

export function rowAt(list: Element, index: number): Element | undefined {
  return list.children[index];
}

export function listFields(row: Element) {
  return [
    ...row.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea"),
  ];
}

export function isBlank(row: Element): boolean {
  return listFields(row).every(({ value }) => value.trim() === "");
}

export function focusEnd(field: HTMLInputElement | HTMLTextAreaElement | null | undefined) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
