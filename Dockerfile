# The program with its page, built from the lock files. The image contains the program and the C library, but
# no shell.
#
#   docker build --build-arg COMMIT="$(git show -s --format='%h %cs')" --tag menagerie .
#   docker run --publish 8140:8140 --volume menagerie:/var/lib/menagerie menagerie serve --listen 0.0.0.0

FROM node:20-bookworm-slim AS node

FROM rust:1.95-bookworm AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /source
COPY . .
# The commit that `menagerie --version` names.
ARG COMMIT=
# The build of the program installs the page's packages from web/package-lock.json and builds the page.
RUN ${COMMIT:+env "MENAGERIE_COMMIT=$COMMIT"} cargo build --release --locked
RUN strip --strip-all -o /menagerie target/release/menagerie
RUN mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /menagerie /usr/local/bin/menagerie
# /var/lib/menagerie contains the data file and the socket for operators' commands. With a database, it
# contains only the socket.
COPY --from=build --chown=65532:65532 --chmod=700 /data /var/lib/menagerie
ENV XDG_DATA_HOME=/var/lib
VOLUME /var/lib/menagerie
USER 65532:65532
EXPOSE 8140
ENTRYPOINT ["/usr/local/bin/menagerie"]
CMD ["serve", "--listen=0.0.0.0", "--no-open"]
