import type { ReactNode } from "react";
import { formatBytes } from "#domain/text/byte-size";
import type { getSystem } from "#server/admin/system";
import { useTranslation } from "~/ui/translation";

export function SystemFacts({ system }: { system: Awaited<ReturnType<typeof getSystem>> }) {
  const { t, i18n } = useTranslation("admin");
  const { version, node, schema, images, disk } = system;
  const size = (bytes: number) => formatBytes(i18n.language, bytes);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <dl className="card system-facts">
      <Fact name="Popote">{version}</Fact>
      <Fact name="Node">{node}</Fact>
      <Fact name={t("system.schema")}>{schema}</Fact>
      <Fact name={t("system.up")}>
        <UpFor seconds={system.upSeconds} />
      </Fact>
      <Fact name={t("system.memory")}>{size(system.memory)}</Fact>
      <Fact name={t("system.database")}>
        {t("system.databaseSize", {
          size: size(system.database),
          writeAhead: size(system.writeAhead),
        })}
      </Fact>
      <Fact name={t("system.images")}>
        {images
          ? t("system.imageSize", {
              count: images.files,
              number: number.format(images.files),
              size: size(images.bytes),
            })
          : t("system.counting")}
      </Fact>
      <Fact name={t("system.disk")}>
        {t("system.diskFree", { free: size(disk.free), size: size(disk.size) })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function UpFor({ seconds }: { seconds: number }) {
  const { t } = useTranslation("admin");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t("system.minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return t("system.hours", { count: hours });
  return t("system.days", { count: Math.floor(hours / 24) });
}
