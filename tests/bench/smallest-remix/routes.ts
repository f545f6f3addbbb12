import { type RouteConfig, route } from "@remix-run/route-config";

export default [route("recipe/view", "view.tsx")] satisfies RouteConfig;
