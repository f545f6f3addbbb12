# Popote as an image: Node, the production packages and the build, without sources or build tools.
# How to run it is in docs/self-hosting.md; compose.yaml does it.

# The whole Debian has the compiler that the database driver needs where no prebuilt one fits.
FROM node:26 AS build
WORKDIR /popote
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run package -- /package

FROM node:26-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /popote
COPY --from=build /package ./
# Node's image has a user for this, number 1000. A new volume takes over whose /data is.
RUN install --directory --owner=1000 --group=1000 --mode=700 /data
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.js"]
