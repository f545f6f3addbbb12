import { z } from "zod";
import { text } from "./form-fields";
import { MAX_REASON } from "./report";

export const reportSchema = z.object({ reason: text(MAX_REASON) });
