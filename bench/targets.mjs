/**
 * @typedef {object} Target
 * @property {string} text the requirement
 * @property {string} figure what was measured
 * @property {boolean} isMet
 */

const MEBIBYTE = 2 ** 20;

/**
 * The targets, and whether they are met. Targets that were not measured are left out.
 *
 * @param {readonly import('./measure-document.mjs').Result[]} results
 * @returns {Target[]}
 */
export function checkTargets(results) {
  const [book, work] = ['book', 'work'].map((name) => results.find(({ document }) => document.name === name));
  const ours = medianOf(book, 'Footmark');
  const command = medianOf(book, 'Footmark, command');
  const floor = medianOf(book, 'floor');
  const long = medianOf(work, 'Footmark');
  const peers = (book?.cells ?? []).filter(({ converter, median }) => converter.isFromNpm && median);
  const fastestPeer = Math.min(...peers.map(({ median }) => median?.milliseconds ?? Number.NaN));
  const manual = results.find(({ document }) => document.name === 'manual');
  const plain = medianOf(manual, 'Footmark');
  const coloured = medianOf(manual, 'Footmark, code in colours');
  const plainCommand = medianOf(manual, 'Footmark, command');
  const colouredCommand = medianOf(manual, 'Footmark, command, code in colours');
  const invalid = results.flatMap(({ document, cells }) =>
    cells
      .filter(({ converter, errors }) => converter.name.startsWith('Footmark') && errors !== '0')
      .map(() => document.name),
  );

  /** @type {Target[]} */
  const targets = [];
  if (ours && floor) {
    const ratio = ours.milliseconds / floor.milliseconds;
    targets.push(
      target('the book takes at most 1.6 times the floor', `${ratio.toFixed(2)} times`, ratio <= 1.6),
      memoryTarget('the book', ours, 250),
    );
  }
  if (command && floor) {
    const ratio = command.milliseconds / floor.milliseconds;
    targets.push(
      target(
        'the book takes at most 1.6 times the floor as a command',
        `${ratio.toFixed(2)} times`,
        ratio <= 1.6,
      ),
    );
  }
  if (ours && peers.length > 0) {
    const ratio = fastestPeer / ours.milliseconds;
    const isPossible = floor === undefined || fastestPeer / 4 > floor.milliseconds;
    targets.push(
      target(
        'the fastest converter from npm takes at least 4 times as long for the book',
        `${ratio.toFixed(1)} times${isPossible ? '' : '; 4 would be quicker than the floor'}`,
        ratio >= 4,
      ),
    );
  }
  if (ours && long) {
    const ratio = long.milliseconds / ours.milliseconds;
    targets.push(
      target('ten times the pages take at most 11 times as long', `${ratio.toFixed(1)} times`, ratio <= 11),
      memoryTarget('the work', long, 700),
    );
  }
  if (plain && coloured) targets.push(colourTarget('', plain, coloured));
  if (plainCommand && colouredCommand)
    targets.push(colourTarget(' as a command', plainCommand, colouredCommand));
  const found = invalid.length === 0 ? 'none' : `in ${invalid.join(', ')}`;
  targets.push(target('the validator finds no error in any of our files', found, invalid.length === 0));
  return targets;
}

/** @param {import('./measure-document.mjs').Result | undefined} result @param {string} name */
function medianOf(result, name) {
  return result?.cells.find(({ converter }) => converter.name === name)?.median;
}

/** @param {string} subject @param {import('./measured-process.mjs').Measurement} median @param {number} mebibytes */
function memoryTarget(subject, { peakBytes }, mebibytes) {
  const peak = peakBytes / MEBIBYTE;
  return target(`${subject} takes less than ${mebibytes} MiB`, `${peak.toFixed(0)} MiB`, peak < mebibytes);
}

/**
 * @param {string} how
 * @param {import('./measured-process.mjs').Measurement} plain
 * @param {import('./measured-process.mjs').Measurement} coloured
 */
function colourTarget(how, plain, coloured) {
  const ratio = coloured.milliseconds / plain.milliseconds;
  return target(
    `the manual takes at most 1.4 times as long with the colours of code${how} (the aim is 1.25)`,
    `${ratio.toFixed(2)} times`,
    ratio <= 1.4,
  );
}

/** @param {string} text @param {string} figure @param {boolean} isMet @returns {Target} */
function target(text, figure, isMet) {
  return { text, figure, isMet };
}
