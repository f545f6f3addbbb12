import { expect, test } from "vitest";
import { findField } from "./field-names";

test.each(["Picture", "pictures", "picture_url", "originalPicture", "image", "Photo URL"])(
  "a field named %s holds the image",
  (name) => {
    expect(findField(name)).toBe("image");
  },
);
