import { z } from "zod";
import { MAX_COOKBOOK_DESCRIPTION, MAX_COOKBOOK_NAME } from "./cookbook";
import { line, optionalText } from "./form-fields";

export const cookbookSchema = z.object({
  name: line(MAX_COOKBOOK_NAME),
  description: optionalText(MAX_COOKBOOK_DESCRIPTION),
});
