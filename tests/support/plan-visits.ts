import { extractFields, extractText } from "./page";
import type { TestServer } from "./server";

type Visitor = Awaited<ReturnType<TestServer["as"]>>;

/** Sends the form of /plan/add. */
export async function plan(visitor: Visitor, fields: Record<string, string>) {
  const { formKey = "" } = extractFields((await visitor.get("/plan/add")).text);
  return visitor.post("/plan/add", { formKey, ...fields });
}

/** Each day of a week's page with what it holds. */
export async function listPlan(
  visitor: Visitor,
  address: string,
): Promise<Record<string, string[]>> {
  const page = (await visitor.get(address)).text;
  const days = [...page.matchAll(/<section id="([\d-]+)".*?<\/section>/gs)];
  return Object.fromEntries(
    days.flatMap(([section, day = ""]) => {
      const entries = [...section.matchAll(/<div class="plan-entry">(.*?)<\/div><\/div>/gs)];
      const texts = entries.map(([, html = ""]) => extractText(html).trim());
      return texts.length > 0 ? [[day, texts]] : [];
    }),
  );
}
