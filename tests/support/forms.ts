export interface PageForm {
  action: string;
  fields: [name: string, value: string][];
}

const CONTROL = /<(?:input|textarea|select|button)\b[^>]*>/g;

/** `page`: the URL for forms without an action. */
export function extractForms(html: string, page: string): PageForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
    .filter(([, tag = ""]) => / method="post"/i.test(tag))
    .map(([, tag = "", inside = ""]) => ({
      action: attribute(tag, "action") ?? page,
      fields: [...inside.matchAll(CONTROL)].flatMap(([control]) => {
        const name = attribute(control, "name");
        return name ? [[name, attribute(control, "value") ?? ""] as [string, string]] : [];
      }),
    }));
}

/** Names that occur more than once in a form although a browser sends all of them. */
export function namesSentTwice(html: string): string[] {
  return [...html.matchAll(/<form\b[^>]*method="post"[^>]*>(.*?)<\/form>/gis)].flatMap(
    ([, inside = ""]) => {
      const sent = [...inside.matchAll(CONTROL)].map(([control]) => control);
      const always = sent.filter((each) => !/type="(checkbox|radio|submit|button)"/.test(each));
      const buttons = sent.filter((each) => /type="submit"/.test(each));
      const names = always.map((each) => attribute(each, "name")).filter((name) => name);
      const pressed = buttons.map((each) => attribute(each, "name")).filter((name) => name);
      const twice = names.filter((name, at) => names.indexOf(name) !== at);
      return [...twice, ...pressed.filter((name) => names.includes(name))] as string[];
    },
  );
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&");
}
