import { PostForm } from "./post-form";

export function Confirmation({
  id,
  intent,
  fields = {},
  texts,
}: {
  id: string;
  intent: string;
  fields?: Record<string, string | number>;
  texts: { ask: string; title: string; text: string; confirm: string; cancel: string };
}) {
  return (
    <>
      <button type="button" className="button button-quiet" {...{ popovertarget: id }}>
        {texts.ask}
      </button>
      <div
        id={id}
        className="confirmation"
        role="dialog"
        aria-labelledby={`${id}-title`}
        {...{ popover: "auto" }}
      >
        <h2 id={`${id}-title`}>{texts.title}</h2>
        <p>{texts.text}</p>
        <PostForm className="actions">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" name="intent" value={intent} className="button button-danger">
            {texts.confirm}
          </button>{" "}
          <button
            type="button"
            className="button button-quiet"
            {...{ popovertarget: id, popovertargetaction: "hide" }}
          >
            {texts.cancel}
          </button>
        </PostForm>
      </div>
    </>
  );
}
