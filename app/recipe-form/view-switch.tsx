import { Button } from "@mantine/core";
import { useTranslation } from "~/ui/translation";

/** Shows rows instead of the text boxes, or the other way; saves nothing. */
export function ViewSwitch({ isText }: { isText: boolean }) {
  const { t } = useTranslation("recipeForm");
  return (
    <Button type="submit" name="intent" value="showOther" variant="default">
      {t(isText ? "edit.asLines" : "edit.asText")}
    </Button>
  );
}
