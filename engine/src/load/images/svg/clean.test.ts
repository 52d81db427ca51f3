import { describe, expect, test } from 'vitest';
import { cleanSvg } from './clean.js';

const ROOT =
  'viewBox="0 0 10 10" width="10" height="10" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** The cleaned content of an SVG of ten by ten. */
function cleaned(content: string): { content: string; removals: readonly string[] } {
  const clean = cleanSvg(`<svg viewBox="0 0 10 10" width="10" height="10">${content}</svg>`);
  if (!clean) throw new Error('Nothing is left');
  const [, inside = ''] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(clean.svg) ?? [];
  return { content: inside, removals: clean.removals };
}

describe('what draws', () => {
  test.each([
    '<g transform="scale(2)"><rect x="1" fill="#a00"></rect></g>',
    '<defs><linearGradient id="a"><stop offset="1" stop-color="red"></stop></linearGradient></defs>',
    '<rect fill="url(#a)" clip-path="url( &quot;#b&quot; )"></rect>',
    '<use href="#a"></use><use xlink:href="#b"></use>',
    '<text xml:space="preserve">a &lt; b &amp; c <tspan dy="2">d</tspan></text>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
    '<image href="data:image/gif;base64,R0lGODlhBAADAKEAAAAAAP8AAAD/AAAA/ywAAAAABAADAAACCESoMeJAjQgLADs="></image>',
    '<style>@font-face{font-family: A; src: url(data:font/woff2;base64,AAAA)}</style>',
  ])('stays: %s', (content) => {
    expect(cleaned(content)).toEqual({ content, removals: [] });
  });

  test('is rewritten, with its size on the root element', () => {
    const source =
      '<?xml version="1.0"?><!-- by hand --><!DOCTYPE svg [<!ENTITY x "y">]>' +
      "<svg:svg xmlns:svg='http://www.w3.org/2000/svg' width='10' height='10'><svg:rect width='3'/><![CDATA[ & ]]></svg:svg>";
    expect(cleanSvg(source)?.svg).toBe(
      '<svg width="10" height="10" viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg" ' +
        'xmlns:xlink="http://www.w3.org/1999/xlink"><rect width="3"></rect> &amp; </svg>',
    );
  });

  test.each([
    [
      'all of its names',
      '<a:svg xmlns:a="SVG" xmlns:b="XLINK" width="10" height="10"><a:use b:href="#r"/><a:g id="r"/></a:svg>',
    ],
    [
      'those of XLink',
      '<svg xmlns="SVG" xmlns:b="XLINK" width="10" height="10"><use b:href="#r"/><g id="r"/></svg>',
    ],
    [
      'those of a part',
      '<svg width="10" height="10"><use xlink:href="#r"/><a:g xmlns:a="SVG" id="r"/></svg>',
    ],
  ])('keeps what has prefixes of its own: %s', (_, source) => {
    const svg = source
      .replaceAll('SVG', 'http://www.w3.org/2000/svg')
      .replaceAll('XLINK', 'http://www.w3.org/1999/xlink');
    const root =
      'viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
    expect(cleanSvg(svg)?.svg).toBe(
      `<svg width="10" height="10" ${root}><use xlink:href="#r"></use><g id="r"></g></svg>`,
    );
  });

  test('keeps the content of links, and elements left open', () => {
    expect(cleaned('<a href="https://example.org"><text>here</text></a>').content).toBe('<text>here</text>');
    expect(cleanSvg('<svg viewBox="0 0 10 10"><g><path d="M0 0"/>')?.svg).toBe(
      `<svg ${ROOT}><g><path d="M0 0"></path></g></svg>`,
    );
  });

  test('loses the private data of drawing programs', () => {
    const noted =
      '<metadata><rdf:RDF/></metadata><sodipodi:namedview/><g inkscape:label="a" data-x="1" id="b"></g><!-- c -->';
    expect(cleaned(noted)).toEqual({ content: '<g id="b"></g>', removals: [] });
  });
});

const LINKS = 'links to other files';

describe('scripts and references to other files', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', '', 'scripts'],
    ['a script with an address', '<script xlink:href="https://evil.example/a.js"/>', '', 'scripts'],
    [
      'a script in a prefix of its own',
      '<a:script xmlns:a="http://www.w3.org/2000/svg">alert(1)</a:script>',
      '',
      'scripts',
    ],
    [
      'a link in a prefix of its own',
      '<image xmlns:b="http://www.w3.org/1999/xlink" b:href="https://evil.example/a.png"/>',
      '<image></image>',
      LINKS,
    ],
    ['a script in another prefix', '<svg:script>alert(1)</svg:script>', '', 'scripts'],
    ['event handlers', '<rect onload="alert(1)" ONCLICK="alert(2)"/>', '<rect></rect>', 'scripts'],
    ['HTML', '<foreignObject><iframe src="https://evil.example"/></foreignObject>', '', 'embedded HTML'],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', '', 'animations'],
    ['a picture elsewhere', '<image href="https://evil.example/a.png"/>', '<image></image>', LINKS],
    ['a local file', '<image xlink:href="file:///etc/passwd"/>', '<image></image>', LINKS],
    ['a share', '<feImage href="\\\\evil.example\\a"/>', '<feImage></feImage>', LINKS],
    ['an SVG in an SVG', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>', '<image></image>', LINKS],
    ['a picture that is none', '<image href="data:image/png;base64,AAAA"/>', '<image></image>', LINKS],
    ['a use elsewhere', '<use href="https://evil.example/a.svg#b"/>', '<use></use>', LINKS],
    ['a script address', '<use href="javascript:alert(1)"/>', '<use></use>', LINKS],
    ['a fill elsewhere', '<rect fill="url(https://evil.example/#a)"/>', '<rect fill="none"></rect>', LINKS],
    ['a style', '<rect style="fill:url(//evil.example)"/>', '<rect fill="none"></rect>', LINKS],
    ['an import', '<style>@import "//evil.example/a"; .a{}</style>', '', LINKS],
    ['an import in pieces', '<style>@im/**/port "//evil.example";</style>', '', LINKS],
    ['a font', '<style>@font-face{src:url(//evil.example)}</style>', '', LINKS],
    ['an escaped address', '<style>.a{fill:\\75rl(//evil.example)}</style>', '', 'unsafe style rules'],
    ['an escape', '<rect fill="\\75rl(//evil.example)"/>', '<rect></rect>', 'unsafe style rules'],
    ['an address without end', '<rect fill="url(//evil.example"/>', '<rect></rect>', 'unsafe style rules'],
    [
      'an address put together by a variable',
      '<rect style="--a:url;fill:var(--a)(//evil.example/#a);stroke:red"/>',
      '<rect fill="none" stroke="red"></rect>',
      LINKS,
    ],
    ['an expression', '<rect style="width:expression(alert(1))"/>', '<rect></rect>', 'unsafe style rules'],
  ])('goes: %s', (_, content, rest, removal) => {
    expect(cleaned(content)).toEqual({ content: rest, removals: [removal] });
  });

  test('an attribute cannot break out of its quotes, nor text out of its element', () => {
    const hostile = "<text id='\"&gt;&lt;script&gt;'>&lt;script&gt;alert(1)&lt;/script&gt;</text>";
    expect(cleaned(hostile).content).toBe(
      '<text id="&quot;&gt;&lt;script&gt;">&lt;script&gt;alert(1)&lt;/script&gt;</text>',
    );
  });

  test('nothing precedes or follows the root element', () => {
    expect(cleanSvg('a<svg viewBox="0 0 10 10"/>b<svg/><rect/>')?.svg).toBe(`<svg ${ROOT}></svg>`);
  });

  test('entities of its own are not replaced', () => {
    const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>';
    expect(cleanSvg(laughs)?.svg).toContain('<text>&amp;b;</text>');
  });
});

describe('what would take all memory or time', () => {
  test.each(['<g>', '<unknown>'])('%s nested too deeply is not drawn', (tag) => {
    expect(cleanSvg(`<svg>${tag.repeat(1_000_000)}`)).toBeUndefined();
  });

  test.each([
    ['another page', '<html><svg/></html>'],
    ['nothing', ''],
    ['text', 'svg'],
    ['a closing tag', '</svg>'],
  ])('%s is no SVG', (_, source) => {
    expect(cleanSvg(source)).toBeUndefined();
  });
});

describe('a size', () => {
  test.each([
    ['width="2in" height="25.4mm"', 192, 96],
    ['width="100" viewBox="0 0 4 3"', 100, 75],
    ['height="30px" viewBox="0,0,4,3"', 40, 30],
    ['width="100%" height="100%" viewBox="0 0 640 480"', 640, 480],
    ['', 300, 150],
    ['width="1e9" height="-4" viewBox="0 0 0 NaN"', 300, 150],
  ])('%j', (attributes, width, height) => {
    expect(cleanSvg(`<svg ${attributes}/>`)?.size).toEqual({ width, height });
  });
});
