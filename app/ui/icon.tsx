const SHAPES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  search: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5",
  add: "M12 5v14M5 12h14",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  recipe: "M6 3h9l4 4v14H6zM15 3v4h4M9 11h7M9 15h7",
  ingredient: "M12 8c-4-2-8 1-7 6 1 4 4 7 7 6 3 1 6-2 7-6 1-5-3-8-7-6zM12 8c0-2 1-4 3-5",
  cookbook: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM19 4h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z",
  bell: "M5 17h14l-2-3v-3a5 5 0 0 0-10 0v3zM10 20h4",
  admin: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2",
  flame: "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-5 1-9z",
  oven: "M4 5h16v15H4zM4 9h16M8 13h8v4H8zM8 7h.01M12 7h.01",
  people:
    "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M17 14c3 0 4 3 4 6",
  heart: "M12 20C5 15 3 12 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3.5-2 6.5-9 11.5z",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  up: "M6 14l6-6 6 6",
  down: "M6 10l6 6 6-6",
  drag: "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  share: "M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2",
  remove: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  );
}
