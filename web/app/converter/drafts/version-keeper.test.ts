import { expect, test } from 'vitest';
import type { Version } from '../document/version';
import type { KeptVersion, VersionChange, VersionPicture } from './version-database';
import { VersionKeeper } from './version-keeper';

/** As the browser's database. */
class Device {
  readonly versions = new Map<number, KeptVersion>();
  readonly pictures = new Map<string, VersionPicture>();
  isFull = false;

  readonly read = async () => ({
    versions: [...this.versions.values()],
    pictures: [...this.pictures.values()],
  });

  readonly change = async (_: string, { versions, pictures, goneVersions, gonePictures }: VersionChange) => {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    for (const number of goneVersions) this.versions.delete(number);
    for (const hash of gonePictures) this.pictures.delete(hash);
    for (const version of structuredClone(versions)) this.versions.set(version.number, version);
    for (const picture of pictures) this.pictures.set(picture.hash, picture);
  };
}

const version = (text: string, ...pictures: readonly string[]): Version => ({
  at: text.length,
  text,
  fileName: `${text}.docx`,
  pictures: pictures.map((path) => ({ path, file: new Blob([path]) })),
});
const plain = (versions: readonly Version[]) =>
  versions.map(({ at, text, fileName, pictures }) => [at, text, fileName, pictures.map(({ path }) => path)]);

test('versions come back with their pictures, in their order, after they were changed, too', async () => {
  const device = new Device();
  const versions = [version('Third'), version('Second', 'a.png', 'b.png'), version('First', 'a.png')];
  await new VersionKeeper('draft', device).keep(versions);
  // The same picture is stored once.
  expect(device.pictures.size).toBe(2);
  const keeper = new VersionKeeper('draft', device);
  const restored = await keeper.restore();
  expect(plain(restored)).toEqual(plain(versions));
  await keeper.keep([version('Fourth'), ...restored.slice(0, 1)]);
  expect(plain(await new VersionKeeper('draft', device).restore())).toEqual(
    plain([version('Fourth'), version('Third')]),
  );
  expect(device.pictures.size, 'no version has them any more').toBe(0);
});

test('what could not be written is written the next time', async () => {
  const device = new Device();
  const keeper = new VersionKeeper('draft', device);
  const versions = [version('First', 'a.png')];
  device.isFull = true;
  await expect(keeper.keep(versions)).rejects.toThrow();
  device.isFull = false;
  await keeper.keep(versions);
  expect(plain(await new VersionKeeper('draft', device).restore())).toEqual(plain(versions));
});

test('a version is written once', async () => {
  const device = new Device();
  const written: number[] = [];
  const counting = {
    read: device.read,
    change: (draft: string, change: VersionChange) => {
      written.push(change.versions.length);
      return device.change(draft, change);
    },
  };
  const keeper = new VersionKeeper('draft', counting);
  const first = version('First');
  await keeper.keep([first]);
  await keeper.keep([version('Second'), first]);
  expect(written).toEqual([1, 1]);
});
