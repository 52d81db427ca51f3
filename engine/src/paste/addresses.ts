/** Addresses that only lead on to another one, which their query has. The name of the parameter is the group. */
const REDIRECTS = [
  /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url\?(?:.*&)?(?:q|url)=([^&#]+)/i,
  /^https?:\/\/[\w-]+\.safelinks\.protection\.outlook\.com\/[^?]*\?(?:.*&)?url=([^&#]+)/i,
  /^https?:\/\/statics\.teams\.cdn\.office\.net\/[^?]*safelinks[^?]*\?(?:.*&)?url=([^&#]+)/i,
  /^https?:\/\/(?:lm?|www)\.(?:facebook|instagram)\.com\/(?:l\.php)?\?(?:.*&)?u=([^&#]+)/i,
  /^https?:\/\/(?:www\.)?youtube\.com\/redirect\?(?:.*&)?q=([^&#]+)/i,
  /^https?:\/\/(?:slack-redir\.net\/link|out\.reddit\.com\/[^?]*|(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\/?|exit\.sc\/|steamcommunity\.com\/linkfilter\/)\?(?:.*&)?url=([^&#]+)/i,
  /^https?:\/\/(?:html\.)?duckduckgo\.com\/l\/\?(?:.*&)?uddg=([^&#]+)/i,
  /^https?:\/\/link\.zhihu\.com\/\?(?:.*&)?target=([^&#]+)/i,
] as const;

/** Parameters that only say where a link was found. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid)(?:=|$)/i;
const MAX_REDIRECTS = 3;

/** The address to which a link leads in the end, as far as it says so itself, without what only tracks its readers. */
export function plainAddress(written: string): string {
  let address = written.trim();
  for (let index = 0; index < MAX_REDIRECTS; index++) {
    const target = targetOf(address);
    if (target === undefined) break;
    address = target;
  }
  return withoutTracking(address);
}

function targetOf(address: string): string | undefined {
  const proofpoint = /^https?:\/\/urldefense\.com\/v3\/__(.+?)__;/i.exec(address)?.[1];
  const encoded = REDIRECTS.map((redirect) => redirect.exec(address)?.[1]).find((each) => each !== undefined);
  const target = proofpoint ?? (encoded === undefined ? undefined : decoded(encoded));
  return target !== undefined && /^(?:https?|ftp|mailto):/i.test(target) ? target : undefined;
}

function withoutTracking(address: string): string {
  const [, before = '', query = '', after = ''] = /^(https?:[^?#]*)\?([^#]*)(.*)$/is.exec(address) ?? [];
  if (query === '') return address;
  const kept = query.split('&').filter((parameter) => !TRACKING.test(parameter));
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${after}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
