import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './workspace.mjs';

/** A longer type is written as its digest: nobody reads it, and a change still shows. */
const LONGEST = 300;
const ABSENT = ' | undefined';
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;

function options() {
  const file = join(ROOT, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  // What tests use is no part of a surface.
  return { ...ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options, types: [] };
}

function orDigest(text, longest = LONGEST) {
  const here = text.replaceAll(ROOT, '');
  if (here.length <= longest) return here;
  return `sha256 ${createHash('sha256').update(here).digest('hex').slice(0, 16)}`;
}

const isOptional = (symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** One package's surface, line by line, as its types are reached. */
class Surface {
  constructor(program, folder, depth) {
    this.checker = program.getTypeChecker();
    this.depth = depth;
    this.folder = `${folder}/src/`;
    this.lines = [];
    this.waiting = [];
    this.seen = new Set();
    this.names = new Map();
  }

  /** The declaration of a type, where this package declares it. */
  ownDeclaration(type) {
    const symbol = type.aliasSymbol ?? type.symbol;
    const declaration = symbol?.declarations?.[0];
    const named =
      declaration && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration));
    return named && declaration.getSourceFile().fileName.startsWith(this.folder) ? declaration : null;
  }

  /** Name of a type; with the file that declares it where another file has one of that name. */
  nameOf(declaration) {
    const name = declaration.name.text;
    const first = this.names.get(name) ?? declaration;
    this.names.set(name, first);
    if (first === declaration) return name;
    return `${name} of ${declaration.getSourceFile().fileName.slice(this.folder.length)}`;
  }

  /** @param {boolean} [marked] a `?` says already that it may be absent */
  textOf(type, node, marked = false) {
    const text = this.checker.typeToString(type, node, FORMAT);
    return orDigest(marked && text.endsWith(ABSENT) ? text.slice(0, -ABSENT.length) : text);
  }

  /** @param {boolean} given others pass it in, so that it is `in`; else they get it, and it is `out` */
  add(path, text, given = false) {
    this.lines.push(`${given ? 'in' : 'out'} ${path}: ${text}`);
  }

  /** Has the types that a type names written too, if they are this package's. `given`: others pass it in. */
  reach(type, given, depth = 0) {
    if (depth > 4) return;
    const declaration = this.ownDeclaration(type);
    if (declaration) return void this.waiting.push({ declaration, given });
    for (const part of type.types ?? []) this.reach(part, given, depth + 1);
    for (const part of type.aliasTypeArguments ?? []) this.reach(part, given, depth + 1);
    if (type.symbol && (type.objectFlags & ts.ObjectFlags.Reference) !== 0)
      for (const part of this.checker.getTypeArguments(type)) this.reach(part, given, depth + 1);
    for (const signature of type.getCallSignatures()) this.reachSignature(signature, given, depth + 1);
  }

  reachSignature(signature, given, depth) {
    for (const parameter of signature.getParameters())
      this.reach(this.checker.getTypeOfSymbol(parameter), !given, depth);
    if (this.depth !== 'parameters') this.reach(signature.getReturnType(), given, depth);
  }

  property(path, symbol, node, given) {
    const whole = this.checker.getTypeOfSymbol(symbol);
    const type = isOptional(symbol) ? this.checker.getNonNullableType(whole) : whole;
    // `null` is a value that may stand there; `undefined` is said by the mark.
    const text = this.textOf(whole, node, isOptional(symbol));
    this.add(`${path}.${symbol.name}${isOptional(symbol) ? '?' : ''}`, text, given);
    this.reach(type, given);
  }

  /** A function: each parameter by its position, for its name is nobody's business, and what it answers. */
  call(path, signature, node) {
    this.add(path, 'function');
    signature.getParameters().forEach((parameter, index) => {
      const type = this.checker.getTypeOfSymbol(parameter);
      const declaration = parameter.valueDeclaration;
      const mark = declaration && (declaration.questionToken || declaration.initializer) ? '?' : '';
      this.add(`${path}(${index})${mark}`, this.textOf(type, node, mark !== ''), true);
      this.reach(type, true);
    });
    // What a query answers with is in the contract, and would take minutes to spell out.
    if (this.depth === 'parameters') return;
    this.add(`${path}()`, this.textOf(signature.getReturnType(), node));
    this.reach(signature.getReturnType(), false);
  }

  /** What may be done with a value that is exported. */
  value(path, symbol, node) {
    if (this.depth === 'names') return this.add(path, 'exported');
    const type = this.checker.getTypeOfSymbol(symbol);
    const signatures = type.getCallSignatures();
    const members = type.getProperties();
    if (signatures.length === 1) return this.call(path, signatures[0], node);
    const isObject = signatures.length === 0 && (type.flags & ts.TypeFlags.Object) !== 0;
    const isWhole = !isObject || this.checker.isArrayLikeType(type) || symbol.flags & ts.SymbolFlags.Class;
    if (isWhole || members.length === 0) {
      this.add(path, this.textOf(type, node));
      return this.reach(type, false);
    }
    this.add(path, 'object');
    for (const member of members) {
      const [signature, ...more] = this.checker.getTypeOfSymbol(member).getCallSignatures();
      if (signature && more.length === 0) this.call(`${path}.${member.name}`, signature, node);
      else if (this.depth === 'parameters') this.add(`${path}.${member.name}`, 'exported');
      else this.property(path, member, node, false);
    }
  }

  /** What a type that is named has in it. `given`: a component or function takes it from its caller. */
  type(path, type, node, given) {
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
    const members = isObject ? type.getProperties() : [];
    if (members.length === 0 || this.checker.isArrayLikeType(type)) {
      const text = this.checker.typeToString(type, node, FORMAT | ts.TypeFormatFlags.InTypeAlias);
      // The words of a choice are worth reading.
      this.add(path, orDigest(text, LONGEST * 4), given);
      for (const part of type.types ?? []) this.reach(part, given);
      return;
    }
    this.add(path, 'object', given);
    for (const member of members) {
      const from = member.declarations?.[0]?.getSourceFile().fileName ?? '';
      // What it has from a library is the library's to change.
      if (!from.includes('/node_modules/')) this.property(path, member, node, given);
    }
  }

  exportsOf(entry, source) {
    const module = this.checker.getSymbolAtLocation(source);
    for (const exported of this.checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      const path = `${entry} ${exported.name}`;
      if (symbol.flags & ts.SymbolFlags.Value) this.value(path, symbol, source);
      if (symbol.flags & ts.SymbolFlags.Type) {
        this.add(`${path} (type)`, 'exported');
        const declaration = symbol.declarations[0];
        if (
          this.depth !== 'names' &&
          declaration.name &&
          declaration.getSourceFile().fileName.startsWith(this.folder)
        )
          this.waiting.push({ declaration, given: false });
      }
    }
  }

  /** Types that were reached, and what these reach. */
  settle() {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const name = this.nameOf(next.declaration);
      const key = `${next.given} ${name}`;
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const declared = this.checker.getDeclaredTypeOfSymbol(
        this.checker.getSymbolAtLocation(next.declaration.name),
      );
      this.type(name, declared, next.declaration, next.given);
    }
    return [...new Set(this.lines)].sort();
  }
}

/**
 * What others may use of packages of the workspace, as the compiler sees it: a line for each export, each member of one,
 * and each member of a type that they name, with its own type.
 *
 * @param {{ folder: string, entries: Record<string, string>, depth?: 'names' | 'parameters' }[]} packages `entries`: file
 *   by the name under which the package exports it; `depth`: how much of it is written, everything without one
 * @returns {string[][]} lines of each package
 */
export function surfacesOf(packages) {
  const files = packages.flatMap(({ folder, entries }) =>
    Object.values(entries).map((file) => join(ROOT, folder, file)),
  );
  const program = ts.createProgram(files, options());
  return packages.map(({ folder, entries, depth }) => {
    const surface = new Surface(program, join(ROOT, folder), depth);
    for (const [entry, file] of Object.entries(entries))
      surface.exportsOf(entry, program.getSourceFile(join(ROOT, folder, file)));
    return surface.settle();
  });
}
