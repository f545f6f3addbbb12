import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { problem } from "#domain/form/field-problems";
import { isTag, MAX_TAG } from "#domain/recipe/tags";
import { adminPaths } from "#domain/site/admin-paths";
import { cleanLine } from "#domain/text/text";
import { forbidTag, getTag, listTags, mergeTag } from "#server/admin/tags";
import { readForm } from "#server/http/forms/read-form";
import { parseId } from "#server/http/pipeline/id-parameters";
import { forAdmin } from "#server/http/pipeline/route-guards";
import { redirectWithFlash } from "#server/http/pipeline/session";
import { AppError } from "#server/platform/errors";
import { useFormReply } from "~/ui/form-reply";
import { AdminRooms } from "../parts/admin-rooms";
import { TagCare } from "./tag-care";
import { TagList } from "./tag-list";
import "../parts/ingredients.css";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle = {
  i18n: ["admin", "errors"],
  title: "admin:tags.title",
  findName: (data: unknown) => (data as Loaded | undefined)?.tag?.name,
};

export const loader = forAdmin(async ({ db, url: { searchParams } }) => {
  const id = parseId(searchParams.get("tag"));
  const search = cleanLine(searchParams.get("search") ?? "").slice(0, MAX_TAG);
  if (id !== undefined) return { tag: await getTag(db, id), list: null };
  const cursor = searchParams.get("cursor");
  const page = await listTags(db, { search, cursor });
  return { tag: null, list: { ...page, search, isFirstPage: cursor === null } };
});

export const action = forAdmin(async (call) => {
  const { db, viewer, request } = call;
  const { fields } = await readForm(request);
  const id = parseId(fields.get("tag"));
  const intent = fields.get("intent");
  if (id === undefined) throw new AppError("request.invalid");
  if (intent === "merge") {
    const into = cleanLine(String(fields.get("into") ?? ""));
    if (!isTag(into)) {
      const wrong = into === "" ? problem.required : problem.tagAtMost(MAX_TAG);
      return data({ problems: { into: [wrong] }, sent: into }, { status: 400 });
    }
    const { recipes, ...names } = await mergeTag(db, viewer, { id, into });
    return redirectWithFlash(call, adminPaths.tags(), {
      key: "admin:tags.flash.merged",
      values: { ...names, count: recipes },
    });
  }
  if (intent !== "forbid" && intent !== "allow") throw new AppError("request.invalid");
  const { name } = await forbidTag(db, viewer, { id, isForbidden: intent === "forbid" });
  return redirectWithFlash(call, adminPaths.tags(), {
    key: `admin:tags.flash.${intent}`,
    values: { name },
  });
});

export default function AdminTags() {
  const { tag, list } = useLoaderData<typeof loader>();
  const reply = useFormReply<typeof action>();
  return (
    <AdminRooms>
      {tag && <TagCare tag={tag} reply={reply} />}
      {list && <TagList page={list} />}
    </AdminRooms>
  );
}

export { ErrorBoundary } from "~/shell/error-boundary";
