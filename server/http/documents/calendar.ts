import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { computeEntityTag, matchesEntityTag } from "../page-cache/entity-tag";

const HOUR_SECONDS = 3_600;

/** RFC 5545. */
interface Calendar {
  name: string;
  language: string;
  entries: DayEntry[];
}

/** Something on a day, whatever the time zone. */
export interface DayEntry {
  uid: string;
  /** "2026-11-28" */
  day: string;
  title: string;
  description: string;
  url: string | undefined;
  addedAt: number;
}

export function createCalendarResponse({ headers: asked }: Request, calendar: Calendar): Response {
  const text = formatCalendar(calendar);
  const etag = computeEntityTag(text);
  const headers = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Language": calendar.language,
    "Cache-Control": "private, no-cache",
    ETag: etag,
    Vary: "Cookie",
  };
  if (matchesEntityTag(etag, asked.get("If-None-Match")))
    return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

function formatCalendar({ name, language, entries }: Calendar): string {
  const calendar = ical({
    name: removeControls(name),
    prodId: { company: "Popote", product: "Plan", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_SECONDS,
  });
  for (const { uid, day, title, description, url, addedAt } of entries)
    calendar.createEvent({
      id: uid,
      // Without a time zone, the library writes the date in UTC.
      start: `${day}T00:00:00Z`,
      allDay: true,
      // The day stays free for other people.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: new Date(addedAt),
      summary: removeControls(title),
      description: removeControls(description),
      url,
    });
  return `${calendar}`;
}

/** RFC 5545 (3.1) allows no control characters but tabs and line breaks. */
function removeControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}
