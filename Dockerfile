# The table in a container; docs/table.md says how to run it.
# Untried: no container engine has built this yet. Its pip commands have been run by hand.

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /gloaming
COPY requirements/play.lock requirements/
RUN python -m venv /tools && /tools/bin/pip install --no-cache-dir --require-hashes --requirement requirements/play.lock
COPY . .
RUN /tools/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .
RUN python -m venv /opt/gloaming \
    && /opt/gloaming/bin/pip install --no-cache-dir --require-hashes --requirement requirements/serve.lock \
    && /opt/gloaming/bin/pip install --no-cache-dir --no-deps /wheels/*.whl

FROM python:3.11-slim
COPY --from=build /opt/gloaming /opt/gloaming
RUN useradd --system --uid 10001 --home-dir /var/lib/gloaming --create-home gloaming
ENV PATH=/opt/gloaming/bin:$PATH
USER gloaming
WORKDIR /var/lib/gloaming
VOLUME /var/lib/gloaming
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/api/games', timeout=4)"]
ENTRYPOINT ["gloaming", "serve", "--host", "0.0.0.0", "--folder", "/var/lib/gloaming"]
