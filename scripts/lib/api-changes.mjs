/** What closes what, so that `|` inside of it belongs to it. */
const OPENS = '([{<';
const CLOSES = ')]}>';

/** The choices of a type as it is written: `"a" | Set<B | C>` has two. */
function choicesOf(text) {
  const choices = [''];
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    const isArrow = character === '>' && text[index - 1] === '=';
    if (OPENS.includes(character)) depth += 1;
    if (CLOSES.includes(character) && !isArrow) depth -= 1;
    if (character === '|' && depth === 0) choices.push('');
    else choices[choices.length - 1] += character;
  }
  return choices.map((choice) => choice.trim());
}

/** A line of a surface, `in PATH: TYPE` or `out PATH: TYPE`, a `?` behind what may be absent. */
function read(line) {
  const start = line.indexOf(' ');
  const end = line.indexOf(': ');
  const path = line.slice(start + 1, end);
  const bare = path.replaceAll('?', '');
  return {
    key: `${line.slice(0, start)} ${bare}`,
    path: bare,
    isIn: line.startsWith('in '),
    isOptional: path.endsWith('?'),
    text: line.slice(end + 2),
  };
}

/** By way and path. A union of objects may say one path twice: then both texts are choices. */
function byKey(lines) {
  const found = new Map();
  for (const line of lines.map(read)) {
    const known = found.get(line.key);
    found.set(
      line.key,
      known
        ? { ...known, text: `${known.text} | ${line.text}`, isOptional: known.isOptional || line.isOptional }
        : line,
    );
  }
  return found;
}

/** Where a property stands; null where it stands by itself. */
function ownerOf({ key }) {
  const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('('));
  return end > key.indexOf(' ') + 1 && !key.endsWith('.') ? key.slice(0, end) : null;
}

const isDigest = (text) => text.startsWith('sha256 ');

/** Why what is written now does not do for whoever used what was written before; null where it does. */
function narrowing(before, now) {
  if (now.isIn && before.isOptional && !now.isOptional) return 'must be given now';
  if (!now.isIn && !before.isOptional && now.isOptional) return 'may be missing now';
  if (before.text === now.text || isDigest(before.text) || isDigest(now.text)) return null;
  const [old, fresh] = [choicesOf(before.text), choicesOf(now.text)];
  const lost = old.filter((choice) => !fresh.includes(choice));
  const empty = ['null', 'undefined'].filter((choice) => fresh.includes(choice) && !old.includes(choice));
  if (now.isIn ? lost.length > 0 : lost.length === old.length || empty.length > 0)
    return `was ${before.text}, is ${now.text}`;
  return null;
}

/** What is new, and must be given by whoever used what was there before. */
function isDemanded(line, before) {
  const owner = ownerOf(line);
  return (
    line.isIn &&
    !line.isOptional &&
    owner !== null &&
    [...before.keys()].some(
      (key) => key === owner || key.startsWith(`${owner}.`) || key.startsWith(`${owner}(`),
    )
  );
}

/**
 * What has changed from one surface of a package to the next.
 *
 * @param {readonly string[]} before lines, as `surfacesOf` writes them
 * @param {readonly string[]} now
 * @returns {{ breaking: string[], others: string[] }} a phrase for each change: `export Button was removed`; `breaking`:
 *   what used the package before may not work with it now
 */
export function changesBetween(before, now) {
  const [old, fresh] = [byKey(before), byKey(now)];
  const breaking = [];
  const others = [];
  for (const [key, line] of old) {
    const next = fresh.get(key);
    if (!next) breaking.push(`${line.path} was removed`);
    else {
      const reason = narrowing(line, next);
      if (reason) breaking.push(`${line.path} ${reason}`);
      else if (line.text !== next.text || line.isOptional !== next.isOptional)
        others.push(`${line.path} has changed`);
    }
  }
  // A new parameter of what was no function before is told by its own line.
  for (const [key, line] of fresh) {
    if (old.has(key)) continue;
    if (isDemanded(line, old)) breaking.push(`${line.path} must be given now`);
    else others.push(`${line.path} is new`);
  }
  return { breaking, others };
}

const numbersOf = (version) => version.split('.').map(Number);

/** The least version that may have these changes. */
export function versionFor(version, { breaking, others }) {
  const [major, minor] = numbersOf(version);
  if (breaking.length > 0) return `${major + 1}.0.0`;
  return others.length > 0 ? `${major}.${minor + 1}.0` : version;
}

/** Whether a version is not lower than another. */
export function isAtLeast(version, least) {
  const [a, b] = [numbersOf(version), numbersOf(least)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 || a[at] > b[at];
}
