import { z } from "zod";
import { optionalText } from "./form-fields";
import { MAX_MAINTENANCE_MESSAGE } from "./maintenance";

export const maintenanceSchema = z.object({ message: optionalText(MAX_MAINTENANCE_MESSAGE) });
