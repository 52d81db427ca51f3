import { describe, expect, test } from 'vitest';
import { embed } from './embed.js';
import { LARGE_BYTES, LARGE_PIXELS } from './limits.js';

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

const PICTURES = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGBAMAAAAMK8LIAAAAElBMVEX/AADMADOZAGZmAJkzAMwAAP/hvKCLAAAAHElEQVQI12NgAAFBIGBQAgIGYyBgcAEChlAgAAAkpAP9A4sMkAAAAABJRU5ErkJggg==',
  jpeg: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAMABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAQCBf/EAB8QAAIBBAIDAAAAAAAAAAAAAAABEQIEIVEDEjFBgf/EABYBAQEBAAAAAAAAAAAAAAAAAAMABf/EAB0RAAICAQUAAAAAAAAAAAAAAAABAwQxAhEUFSH/2gAMAwEAAhEDEQA/AOKrp1KFjPoLl6rvMvZOnNMPZl1NJRo2+DG/VkRXJHkqpuZUvP0ET8gus0MRX5Etj//Z',
  'progressive jpeg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wgARCAAMABQDASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAIBBP/EABUBAQEAAAAAAAAAAAAAAAAAAAED/9oADAMBAAIQAxAAAAHnYu0gP//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUCX//EABURAQEAAAAAAAAAAAAAAAAAAAAS/9oACAEDAQE/AaW//8QAFhEBAQEAAAAAAAAAAAAAAAAAABMB/9oACAECAQE/AZ4m/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwJf/8QAFxABAAMAAAAAAAAAAAAAAAAAEABBgf/aAAgBAQABPyE2U//aAAwDAQACAAMAAAAQoO//xAAWEQADAAAAAAAAAAAAAAAAAAAAARH/2gAIAQMBAT8Qb0s//8QAFREBAQAAAAAAAAAAAAAAAAAAABH/2gAIAQIBAT8QEv/EABoQAAMBAAMAAAAAAAAAAAAAAAABESExQVH/2gAIAQEAAT8Qb3WXxlbHNM6Kf//Z',
  gif: 'R0lGODlhCAAGAPAAAMwAMzMAzCH5BAAAAAAALAAAAAAIAAYAAAIMhI95AWwMW5i02lkAADs=',
} as const;

const CONVERTED = {
  webp: 'UklGRkQAAABXRUJQVlA4IDgAAADwAgCdASooAB4APm02l0ikIyIhJWgAgA2JZwAAKUNt8AD+0Mr+k4gpAn//6MP//DD//ww/vCAAAA==',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAACgAAAAeAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgk4FSfrSAhoNIAyEx2CYsTgABYAAKxDfBu7P3EW18A=',
} as const;

describe('a picture that is cut', () => {
  test.each(Object.entries(PICTURES))('%s: reported wherever the file ends', async (name, base64) => {
    const whole = bytesOf(base64);
    expect(await embed(whole, undefined)).toMatchObject({ flaws: [] });
    // A GIF may lack its trailer.
    const longest = whole.length - (name === 'gif' ? 2 : 1);
    for (let length = 12; length <= longest; length++) {
      const found = await embed(whole.slice(0, length), undefined);
      expect('obstacle' in found ? found.obstacle : found.flaws.join(), `${length} bytes`).toBe('cut');
    }
  });

  test.each(Object.entries(CONVERTED))('%s: reported even if the host shows it', async (_, base64) => {
    const whole = bytesOf(base64);
    const rasterize = async (): Promise<Uint8Array> => bytesOf(PICTURES.png);
    expect(await embed(whole, rasterize)).toMatchObject({ flaws: [] });
    const cut = whole.slice(0, -9);
    expect(await embed(cut, rasterize)).toMatchObject({ flaws: ['cut'] });
    expect(await embed(cut, undefined)).toEqual({ obstacle: 'cut' });
  });

  test('svg: reported if its root element does not end', async () => {
    const svg = '<svg viewBox="0 0 10 10"><g><path d="M0 0h9"/></g><a><text>one</text></a></svg>';
    const rasterize = async (): Promise<Uint8Array> => bytesOf(PICTURES.png);
    const flaws = async (length?: number): Promise<unknown> =>
      await embed(new TextEncoder().encode(svg.slice(0, length)), rasterize);
    expect(await flaws()).toMatchObject({ flaws: [] });
    for (let length = '<svg viewBox="0 0 10 10">'.length; length < svg.length; length++)
      expect(await flaws(length), `${length} characters`).toMatchObject({ flaws: ['cut'] });
  });

  test('data after the end of a picture does not truncate it', async () => {
    for (const base64 of Object.values(PICTURES)) {
      const longer = Buffer.concat([bytesOf(base64), Buffer.from('added by a camera')]);
      expect(await embed(longer, undefined)).toMatchObject({ flaws: [] });
    }
  });
});

describe('a picture that is very large', () => {
  test('by its bytes', async () => {
    const large = Buffer.concat([bytesOf(PICTURES.png), new Uint8Array(LARGE_BYTES)]);
    expect(await embed(large, undefined)).toMatchObject({ flaws: ['many-bytes'] });
  });

  test('by its pixels', async () => {
    const large = bytesOf(PICTURES.gif);
    const side = Math.ceil(Math.sqrt(LARGE_PIXELS)) + 1;
    new DataView(large.buffer).setUint16(6, side, true);
    new DataView(large.buffer).setUint16(8, side, true);
    expect(await embed(large, undefined)).toMatchObject({ flaws: ['many-pixels'] });
  });
});
