# Popote as an image: Node, the production packages and the build, without sources or build tools.
# How to run it is in docs/self-hosting.md; compose.yaml does it.

# The whole Debian has the compiler that the database driver needs where no prebuilt one fits.
FROM node:26 AS build
WORKDIR /popote
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev \
  # What prune keeps although nothing runs it: an optional peer, and the C that the driver is made of.
  && rm -rf node_modules/typescript node_modules/better-sqlite3/deps node_modules/better-sqlite3/build/Release/obj*

FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /popote
COPY --from=build /popote/node_modules node_modules
COPY --from=build /popote/server/start.js /popote/server/build.js server/
COPY --from=build /popote/server/db/check-thread.js /popote/server/db/find-damage.js server/db/
COPY --from=build /popote/server/pictures/decoder.js server/pictures/
COPY --from=build /popote/server/demo/pictures server/demo/pictures
COPY --from=build /popote/build build
COPY --from=build /popote/package.json /popote/LICENSE ./
# Node's image has a user for this, number 1000. A new volume takes over whose /data is.
RUN install --directory --owner=1000 --group=1000 --mode=700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
