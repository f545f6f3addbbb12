import type { SubmissionResult } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MAX_ADDRESSES } from "#domain/import/import";
import { ErrorSummary, firstWrongField } from "~/ui/error-summary";
import { FormTheme } from "~/ui/form-theme";
import { PostForm } from "~/ui/post-form";
import { useProblemMessage } from "~/ui/problem-message";
import { TextAreaField, TextField } from "~/ui/text-field";
import type { SharedContent } from "./shared-content";

type Intent = "address" | "addresses" | "text" | "file";

export interface ImportReply {
  intent?: Intent;
  result: SubmissionResult;
  /** An address that could not be read; it becomes the source of the pasted text. */
  refusedAddress?: string | null;
}

const ACCEPTED =
  ".zip,.json,.jsonld,.paprikarecipes,.paprikarecipe,.melarecipe,.melarecipes,.crumb,.cook,.csv,.tsv,.mmf,.md,.txt,.html,.htm,application/zip,application/json,text/csv";

export function ImportForms({
  formKey,
  handed,
  reply,
}: {
  formKey: string;
  handed: SharedContent;
  reply: ImportReply | undefined;
}) {
  const resultFor = (intent: Intent) => (reply?.intent === intent ? reply.result : undefined);
  return (
    <FormTheme>
      <AddressForm formKey={formKey} address={handed.address} result={resultFor("address")} />
      <AddressesForm formKey={formKey} result={resultFor("addresses")} />
      <TextForm
        formKey={formKey}
        handed={handed}
        result={resultFor("text")}
        refusedAddress={reply?.refusedAddress ?? null}
      />
      <FileForm formKey={formKey} result={resultFor("file")} />
    </FormTheme>
  );
}

interface FormProps {
  formKey: string;
  result: SubmissionResult | undefined;
}

function AddressForm({ formKey, address, result }: FormProps & { address: string }) {
  const { t } = useTranslation("import");
  const [form, fields] = useForm<{ address: string }>({
    id: "by-address",
    lastResult: result,
    defaultValue: { address },
  });
  const label = t("start.address");
  return (
    <ImportMethod title={t("start.byAddress")} text={t("start.byAddressText")}>
      <PostForm id={form.id} noValidate className="stack">
        <HiddenFields intent="address" formKey={formKey} />
        <ErrorSummary form={form} formatLabel={() => label} />
        <TextField
          field={fields.address}
          label={label}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          autoFocus={firstWrongField(form) === "address"}
        />
        <Button type="submit">{t("start.read")}</Button>
      </PostForm>
    </ImportMethod>
  );
}

function AddressesForm({ formKey, result }: FormProps) {
  const { t } = useTranslation("import");
  const [form, fields] = useForm<{ addresses: string }>({
    id: "by-addresses",
    lastResult: result,
  });
  const label = t("start.addresses");
  return (
    <ImportMethod
      title={t("start.byAddresses")}
      text={t("start.byAddressesText", { count: MAX_ADDRESSES })}
    >
      <PostForm id={form.id} encType="multipart/form-data" noValidate className="stack">
        <HiddenFields intent="addresses" formKey={formKey} />
        <ErrorSummary form={form} formatLabel={() => label} />
        <TextAreaField
          field={fields.addresses}
          label={label}
          rows={4}
          autoFocus={firstWrongField(form) === "addresses"}
        />
        <Button type="submit">{t("start.readAll")}</Button>
      </PostForm>
    </ImportMethod>
  );
}

function TextForm({
  formKey,
  handed,
  result,
  refusedAddress,
}: FormProps & { handed: SharedContent; refusedAddress: string | null }) {
  const { t } = useTranslation("import");
  const [form, fields] = useForm<{ text: string; address: string }>({
    id: "by-text",
    lastResult: result,
    defaultValue: { text: handed.text, address: refusedAddress ?? handed.source },
  });
  const labels: Record<string, string> = {
    text: t("start.recipe"),
    address: t("start.pastedAddress"),
  };
  const first = firstWrongField(form);
  return (
    <ImportMethod title={t("start.byText")} text={t("start.byTextText")}>
      {refusedAddress && <p className="notice">{t("start.instead")}</p>}
      <PostForm id={form.id} encType="multipart/form-data" noValidate className="stack">
        <HiddenFields intent="text" formKey={formKey} />
        <ErrorSummary form={form} formatLabel={(field) => labels[field] ?? field} />
        <TextAreaField
          field={fields.text}
          label={labels.text}
          rows={8}
          autoFocus={first === "text"}
        />
        <TextField
          field={fields.address}
          label={labels.address}
          inputMode="url"
          autoComplete="off"
          autoFocus={first === "address"}
        />
        <Button type="submit">{t("start.read")}</Button>
      </PostForm>
    </ImportMethod>
  );
}

function FileForm({ formKey, result }: FormProps) {
  const { t } = useTranslation("import");
  const formatProblem = useProblemMessage();
  const [form] = useForm({ id: "by-file", lastResult: result });
  const label = t("start.file");
  const wrong = form.allErrors.file?.[0];
  const id = `${form.id}-file`;
  return (
    <ImportMethod title={t("start.byFile")} text={t("start.byFileText")}>
      <PostForm id={form.id} encType="multipart/form-data" noValidate className="stack">
        <HiddenFields intent="file" formKey={formKey} />
        <ErrorSummary form={form} formatLabel={() => label} />
        <div>
          <label htmlFor={id} className="field-label">
            {label}
          </label>
          <p className="hint" id={`${id}-hint`}>
            {t("start.fileHint")}
          </p>
          <input
            type="file"
            id={id}
            name="file"
            accept={ACCEPTED}
            // biome-ignore lint/a11y/noAutofocus: the first wrong field, as on every form.
            autoFocus={wrong !== undefined}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
          />
          {wrong && (
            <p className="problem" id={`${id}-error`}>
              {formatProblem(wrong)}
            </p>
          )}
        </div>
        <Button type="submit">{t("start.send")}</Button>
      </PostForm>
    </ImportMethod>
  );
}

function ImportMethod({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

function HiddenFields({ intent, formKey }: { intent: Intent; formKey: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formKey" value={`${formKey}-${intent}`} />
    </>
  );
}
