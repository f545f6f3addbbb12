import { z } from "zod";
import { text } from "./fields";
import { MAX_REASON } from "./report";

export const reportSchema = z.object({ reason: text(MAX_REASON) });
