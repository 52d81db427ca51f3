import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadAll } from 'js-yaml';
import { lockDurationOf, settingsFrom, VARIABLES } from '../src/settings.mjs';

const KUBERNETES = new URL('../kubernetes/', import.meta.url);
const KNOWN = new Set([...Object.values(VARIABLES).map(({ name }) => String(name)), 'AWS_REGION']);

/** @param {URL} url @returns {any[]} */
const yaml = (url) => loadAll(readFileSync(url, 'utf8'));
const objects = readdirSync(KUBERNETES).flatMap((name) => yaml(new URL(name, KUBERNETES)));
/** @param {string} kind @param {string} name */
const object = (kind, name) => objects.find((each) => each.kind === kind && each.metadata.name === name);
const [compose] = yaml(new URL('../compose.yaml', import.meta.url));

test('settings have defaults, and mistakes in them are reported', () => {
  const store = { FOOTMARK_STORE: 'file:///data' };
  const settings = settingsFrom(store);
  assert.deepEqual(
    { ...settings, name: '', threads: 1 },
    {
      redis: 'redis://127.0.0.1:6379',
      queue: 'footmark',
      store: 'file:///data',
      name: '',
      threads: 1,
      timeLimit: 60_000,
      memoryLimit: 1024,
      attempts: 3,
      keep: 3600,
      port: 9400,
    },
  );
  assert.ok(lockDurationOf(settings) > settings.timeLimit);
  assert.throws(() => settingsFrom({}), /FOOTMARK_STORE is not set/);
  assert.throws(
    () => settingsFrom({ FOOTMARK_STORE: 'ftp://x' }),
    /FOOTMARK_STORE is not an address that begins with file:\/\/ or s3:\/\//,
  );
  assert.throws(
    () => settingsFrom({ ...store, FOOTMARK_THREADS: 'two' }),
    /FOOTMARK_THREADS is two, expected a number of at least 1/,
  );
});

test('every manifest is listed, and its variables are ones that the worker knows', () => {
  const [{ resources }] = yaml(new URL('kustomization.yaml', KUBERNETES));
  assert.deepEqual([...resources, 'kustomization.yaml'].sort(), readdirSync(KUBERNETES).sort());
  for (const environment of [
    object('ConfigMap', 'footmark-queue').data,
    compose.services.worker.environment,
  ]) {
    assert.deepEqual(
      Object.keys(environment).filter((name) => !KNOWN.has(name)),
      [],
    );
    settingsFrom(environment);
  }
});

test('a worker has the time to finish, the memory for its limit, and the ports that it serves', () => {
  const environment = object('ConfigMap', 'footmark-queue').data;
  const settings = settingsFrom(environment);
  const { spec } = object('Deployment', 'worker').spec.template;
  const [container] = spec.containers;
  assert.ok(spec.terminationGracePeriodSeconds * 1000 > settings.timeLimit);
  assert.ok(Number.parseInt(compose.services.worker.stop_grace_period, 10) * 1000 > settings.timeLimit);
  const mebibytes = settings.memoryLimit * settings.threads;
  assert.ok(Number.parseInt(container.resources.limits.memory, 10) > mebibytes);
  assert.ok(Number.parseInt(compose.services.worker.mem_limit, 10) > mebibytes);
  assert.equal(container.ports[0].containerPort, settings.port);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    assert.match(container[probe].httpGet.path, /^\/(healthz|readyz)$/);
});

test('what selects pods finds them', () => {
  const labels = ['StatefulSet', 'Deployment'].flatMap((kind) =>
    objects.filter((each) => each.kind === kind).map(({ spec }) => spec.template.metadata.labels.app),
  );
  const selected = [
    object('Service', 'valkey').spec.selector.app,
    object('PodDisruptionBudget', 'worker').spec.selector.matchLabels.app,
    object('NetworkPolicy', 'valkey').spec.podSelector.matchLabels.app,
  ];
  for (const app of selected) assert.ok(labels.includes(app), app);
  for (const { spec } of objects.filter(({ kind }) => kind === 'StatefulSet' || kind === 'Deployment'))
    assert.deepEqual(spec.selector.matchLabels, spec.template.metadata.labels);
});
