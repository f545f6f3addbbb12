import { Icon } from "~/ui/icon";
import { PostForm } from "~/ui/post-form";
import { useTranslation } from "~/ui/translation";

interface FoodsProps {
  foods: { id: number; name: string }[];
  isStaple: boolean;
}

export function Foods({ foods, isStaple }: FoodsProps) {
  const { t } = useTranslation("atHand");
  if (foods.length === 0) return null;
  const title = isStaple ? "staples" : "foods";
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>
        {t(title)} <small className="at-hand-count">{foods.length}</small>
      </h2>
      <p className="hint">{t(isStaple ? "staplesHint" : "foodsHint")}</p>
      <PostForm data-in-place="">
        <ul>
          {foods.map(({ id, name }) => (
            <li key={id}>
              <span dir="auto">{name}</span>
              <button
                type="submit"
                name={isStaple ? "unstaple" : "staple"}
                value={id}
                className="plain"
                aria-label={t(isStaple ? "unstapleFood" : "stapleFood", { food: name })}
              >
                {t(isStaple ? "unstaple" : "staple")}
              </button>
              <button
                type="submit"
                name="remove"
                value={id}
                className="icon-button"
                aria-label={t("remove", { food: name })}
              >
                <Icon name="remove" />
              </button>
            </li>
          ))}
        </ul>
      </PostForm>
    </section>
  );
}
