# The site, served by nginx without root's rights on port 8080. docs/hosting.md says how to run it.
FROM node:22-alpine AS build
WORKDIR /footmark
COPY . .
# Installing also builds the packages, so that only the site is left to build.
RUN npm ci --no-audit --no-fund && npm run build -w web

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /footmark/web/build/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /footmark/web/build/client /usr/share/nginx/html
EXPOSE 8080
