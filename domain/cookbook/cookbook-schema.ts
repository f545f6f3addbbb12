import { z } from "zod";
import { line, optionalText } from "../form/form-fields";
import { MAX_COOKBOOK_DESCRIPTION, MAX_COOKBOOK_NAME } from "./cookbook";

export const cookbookSchema = z.object({
  name: line(MAX_COOKBOOK_NAME),
  description: optionalText(MAX_COOKBOOK_DESCRIPTION),
});
