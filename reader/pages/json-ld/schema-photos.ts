import { groupBy } from "#domain/language/vocabulary/vocabulary";
import { MAX_PHOTOS } from "#domain/recipe/photos";
import type { ParsedImage, ParsedPhoto } from "../../parsed-recipe";
import type { PhotoMarks } from "../../photo-marks";
import { MAX_DEPTH } from "../reading-limits";
import { toWebAddress } from "./image-address";
import {
  asList,
  isNode,
  type Node,
  type NodeResolver,
  nodeLine,
  readProperty,
  resolveNode,
} from "./node-values";
import { buildPictureKey } from "./picture-key";

const MAX_IMAGES = 50;
const IMAGE_PROPERTIES = ["image", "photo", "thumbnailUrl"];

export interface PhotoSource {
  base: string | null;
  resolveId: NodeResolver;
  /** Whether Popote wrote it: its captions are plain text. */
  isOwn?: boolean;
  /** For a file: finds an image in its archive. */
  findFile?: ((named: string) => ParsedImage | null) | undefined;
}

interface SizedPhoto {
  photo: ParsedPhoto;
  size: number;
}

/** Of a page one, as most list sizes, crops and neighbours of it; of a file each picture. */
export function readSchemaPhotos(node: Node, source: PhotoSource): ParsedPhoto[] {
  for (const name of IMAGE_PROPERTIES) {
    const images = asList(readProperty(node, name))
      .flat(MAX_DEPTH)
      .slice(0, MAX_IMAGES)
      .flatMap((each) => measureImage(resolveNode(each, source.resolveId), source));
    const groups = source.findFile ? groupByPicture(images) : [images];
    const photos = groups.flatMap(pickLargest).slice(0, MAX_PHOTOS);
    if (photos.length > 0) return photos;
  }
  return [];
}

/** The marks of a step's photos. The cover that a page repeats in a step stays a cover only. */
export function createStepMarker(
  marks: PhotoMarks,
  source: PhotoSource,
  cover: ParsedPhoto | undefined,
): (step: Node) => string {
  const known = new Map<string, string>();
  if (cover && !source.findFile) known.set(buildPictureKey(cover), "");
  const markPhoto = (photo: ParsedPhoto) => {
    const key = buildPictureKey(photo);
    const mark = known.get(key) ?? marks.mark(photo);
    known.set(key, mark);
    return mark;
  };
  return (step) => [...new Set(readSchemaPhotos(step, source).map(markPhoto))].join("");
}

function groupByPicture(images: SizedPhoto[]): SizedPhoto[][] {
  return [...groupBy(images, ({ photo }) => buildPictureKey(photo)).values()];
}

/** The largest of known size, otherwise the first. */
function pickLargest(images: SizedPhoto[]): ParsedPhoto[] {
  const [best] = images.toSorted((one, other) => other.size - one.size);
  if (best?.photo.kind !== "address") return best ? [best.photo] : [];
  const whole = best.photo.address.replace(RESIZED, "");
  const isWhole = ({ photo }: SizedPhoto) => photo.kind === "address" && photo.address === whole;
  return [images.find(isWhole)?.photo ?? best.photo];
}

/** WordPress adds this to the name of a resized image: pie-320x180.jpg. */
const RESIZED = /-\d{2,4}x\d{2,4}(?=\.\w{3,4}$)/;
const NAMED_SIZE = /[-_/](?:(\d{2,4})x(\d{2,4})|w(\d{2,4})h(\d{2,4}))(?!\d)/;

function measureImage(value: unknown, { base, findFile, isOwn }: PhotoSource): SizedPhoto[] {
  const named = isNode(value) ? asList(readProperty(value, "url", "contentUrl", "@id"))[0] : value;
  if (typeof named !== "string") return [];
  const file = findFile?.(named) ?? null;
  const address = file ? null : toWebAddress(named, base);
  const image: ParsedImage | null = address ? { kind: "address", address } : file;
  if (!image) return [];
  const caption = isNode(value) ? readProperty(value, "caption") : "";
  const alt = isOwn && typeof caption === "string" ? caption : nodeLine(caption);
  const size = isNode(value)
    ? readPixels(readProperty(value, "width")) * readPixels(readProperty(value, "height"))
    : 0;
  const [, width, height, wide, high] = NAMED_SIZE.exec(named) ?? [];
  return [
    {
      photo: alt === "" ? image : { ...image, alt },
      size: size || readPixels(width ?? wide) * readPixels(height ?? high),
    },
  ];
}

function readPixels(value: unknown): number {
  const figure = Number.parseInt(String(isNode(value) ? readProperty(value, "value") : value), 10);
  return figure > 0 && figure < 100_000 ? figure : 0;
}
