import { expect, test } from 'vitest';
import { expandPackages } from './index.js';

test.each([
  ['\\SI{5}{\\metre\\per\\second}', '{5\\,\\mathrm{m}\\,\\mathrm{s}^{-1}}'],
  ['\\SI{9.81}{\\meter\\per\\second\\squared}', '{9.81\\,\\mathrm{m}\\,\\mathrm{s}^{-2}}'],
  ['\\SI[x=y]{1}{\\micro\\gram\\per\\cubic\\metre}', '{1\\,\\mathrm{µg}\\,\\mathrm{m}^{-3}}'],
  ['\\qty{3e8}{m/s}', '{3\\times 10^{8}\\,\\mathrm{m/s}}'],
  ['\\unit{kg.m/s^2}', '{\\mathrm{kg\\,m/s^2}}'],
  ['\\SI{20 \\pm 1}{\\degree}', '{20\\pm 1\\mathrm{°}}'],
  ['\\num{e5}', '{10^{5}}'],
  ['\\ang{90}', '{90^\\circ}'],
  ['\\dv{f}{x}', '{\\frac{\\mathrm{d} f}{\\mathrm{d} x}}'],
  ['\\dv[2]{f}{x}', '{\\frac{\\mathrm{d}^{2} f}{\\mathrm{d} x^{2}}}'],
  ['\\dv{x} f', '{\\frac{\\mathrm{d}}{\\mathrm{d} x}} f'],
  ['\\pdv{L}{\\dot{q}}', '{\\frac{\\partial L}{\\partial \\dot{q}}}'],
  ['\\pdv{f}{x}{y}', '{\\frac{\\partial^2 f}{\\partial x\\,\\partial y}}'],
  ['\\qty(\\frac{a}{(b)})', '{\\left(\\frac{a}{(b)}\\right)}'],
  ['\\qty[\\qty(x) + (y)]', '{\\left[{\\left(x\\right)} + (y)\\right]}'],
  ['\\qty{x}', '{\\left\\{x\\right\\}}'],
  ['\\href{https://example.org/a%20b}{x}', '{x}'],
  ['\\unicode{x263a}', '{\\text{☺}}'],
])('%s is written out', (latex, expected) => expect(expandPackages(latex)).toBe(expected));

test.each([
  '\\qty(a',
  '\\SI{1}{2',
  '\\dv',
  '\\unicode{110000000}',
  '\\size{a}',
  "\\newcommand{\\dv}[1]{#1'}\\dv{f}",
])('%s stays', (latex) => expect(expandPackages(latex)).toBe(latex));
