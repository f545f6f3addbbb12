import { createTheme, MantineProvider } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { NonceContext } from "./nonce";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "./form.css";

const theme = createTheme({ cursorType: "pointer" });

/** Wraps forms, so that only pages with forms load Mantine. */
export function FormTheme({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getStyleNonce={() => nonce ?? ""}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
