# Rokade as an image: the first stage builds it, the second holds Node and the built program alone.
# How to run, update and back it up: docs/guide/servers.md
#
#   docker build --tag rokade .
#   docker run --detach --name rokade --publish 4180:4180 --volume rokade-data:/data rokade
#   docker logs rokade

# The program is the same for every processor, so the builder's own makes it.
FROM --platform=$BUILDPLATFORM node:24-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-progress
RUN node scripts/package.ts --program /rokade

FROM node:24-slim
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /rokade /rokade
ENV NODE_ENV=production PORT=4180 ROKADE_DATA=/data
WORKDIR /data
# The user node of the image, by its number: who forbids root has to see that it is another.
USER 1000:1000
VOLUME /data
EXPOSE 4180
HEALTHCHECK --interval=10s --start-period=30s CMD ["node", "--eval", "fetch(`http://localhost:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/rokade/program/rokade.js"]
CMD ["serve"]
