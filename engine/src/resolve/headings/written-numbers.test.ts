import { expect, test } from 'vitest';
import { NO_METADATA } from '../../model/metadata.js';
import { plainText } from '../../model/nodes/plain-text.js';
import { parse } from '../../parse/index.js';
import { withoutWrittenNumbers } from './written-numbers.js';

function read(...headings: readonly string[]) {
  const notices: string[] = [];
  const document = withoutWrittenNumbers(
    parse(headings.map((text) => `${text}\n`).join('\n'), NO_METADATA, () => undefined),
    ({ message, line }) => void notices.push(`${line}: ${message}`),
  );
  const found = document.blocks.filter((block) => block.type === 'heading');
  return {
    texts: found.map(({ children }) => plainText(children)),
    names: found.map(({ anchors = [] }) => anchors),
    notices,
  };
}

test.each([
  [
    ['# 1. Introduction', '## 1.1 Aim', '# 2. Method'],
    ['Introduction', 'Aim', 'Method'],
  ],
  [
    ['# 1 A', '## 1.1 B', '### 1.1.1 C', '## 1.2 *D*', '# 第二章 E', '## 2.1　多維'],
    ['A', 'B', 'C', 'D', 'E', '多維'],
  ],
  [['# Preface', '# 第一章 甲', '# 第二章乙', '# 第十章 丙'].slice(0, 3), ['Preface', '甲', '乙']],
  [
    ['# 0. Zero', '# 1. One'],
    ['Zero', 'One'],
  ],
  [
    ['# I. A', '## A. B', '## B. C', '# II. D', '# III. E', '# IV. F'],
    ['A', 'B', 'C', 'D', 'E', 'F'],
  ],
  [
    ['# 一、概述', '## （一）背景', '## （二）目的', '# 二、方法', '## 1. 步骤', '## 2、结果'],
    ['概述', '背景', '目的', '方法', '步骤', '结果'],
  ],
  [
    ['# Chapter 1: Start', '# Chapter 2 – *End*', '# Teil III. Z'],
    ['Start', 'End', 'Z'],
  ],
  [
    ['# 3 ways', '# Chapter 1: A', '# Chapter 2: B'],
    ['3 ways', 'A', 'B'],
  ],
  [
    ['# A. First', '## 1. Sub', '# B. Second', '# C. Third', '# D. Fourth'],
    ['First', 'Sub', 'Second', 'Third', 'Fourth'],
  ],
  [
    ['# A. Smith', '# J. Doe', '# B. Miller'],
    ['A. Smith', 'J. Doe', 'B. Miller'],
  ],
  [
    ['# Title', '## 1 A', '### 1.1 B', '## 2 C', '# Other'],
    ['Title', 'A', 'B', 'C', 'Other'],
  ],
])('consistent numbers are taken off: %j', (headings, texts) => {
  expect(read(...headings)).toMatchObject({ texts, notices: [] });
});

test('links to the old names still lead to the headings', () => {
  expect(read('# 1. Introduction', '# 2. Method').names).toEqual([['1-introduction'], ['2-method']]);
});

test.each([
  [['# 1. A', '# 3. B'], 1],
  [['# 1. A', '## 2.1 B'], 1],
  [['# 2024 was', '# 2025 is'], 0],
  [['# 3D models', '# 5 ways'], 0],
  [['# 1. A', '# B'], 0],
  [['# A. Smith', '# B. Jones'], 0],
  [['# I. A', '# III. B'], 1],
  [['# 一、甲', '## （二）乙'], 1],
  // Word would count all of one level.
  [['# 1 A', '# 1.1 B', '# 2 C'], 1],
  [['# 第一编 甲', '## 第一章 乙', '# 第二编 丙', '## 第二章 丁'], 1],
])('others stay: %j', (headings, count) => {
  const { texts, notices } = read(...headings);
  expect(texts).toEqual(headings.map((text) => text.replace(/^#+ /, '')));
  expect(notices).toHaveLength(count);
});
