import { type Static, Type } from 'typebox';
import type { SlotName } from './remote';
import { type RouteKey, routes } from './routes';
import { ROLES } from './vocabulary';

/** Icons a remote may ask for by name; the shell draws them (lucide). */
const NAV_ICONS = [
  'book-open-text',
  'crosshair',
  'arrow-left-right',
  'wrench',
  'inbox',
  'scroll-text',
  'link',
  'file-pen-line',
  'users',
  'user-round-check',
  'layout-grid',
  'clipboard-list',
  'scan-line',
  'radio-tower',
  'file-exclamation-point',
  'package-x',
  'signature',
  'circle-question-mark',
] as const;
export type IconName = (typeof NAV_ICONS)[number];
/** What an icon of a remote's own begins with; after it comes the path of an SVG, 24 by 24. */
export type NavIcon = IconName | `data:${string}`;

/** Every slot, with the title of the part of the page that has it. */
export const SLOT_HOSTS: Record<SlotName, string> = {
  'dashboard.cards': 'Dashboard',
  'property.rowActions': 'Property Book',
  'property.dialogs': 'Property Book',
  'item.ledger': 'Property Book',
  'settings.codesProposal': 'Settings',
};

const CLOSED = { additionalProperties: false };
const PATH_PATTERN = '^(/:?[A-Za-z0-9_-]+)+$';
const ICON_PATTERN = '^data:[MmZzLlHhVvCcSsQqTtAaEe0-9 ,.+-]+$';
const API_PATH_PATTERN = '^/api/[a-z0-9/-]+([?].*)?$';
const CALL_PATTERN = '^(GET|POST|PUT|PATCH|DELETE) /api/';
const FORM_PATTERN = '^/[A-Za-z0-9_-]';
const NAME_PATTERN = '^mfe-[a-z0-9-]+$';
const URL_PATTERN = '^(/|https?://)';
const RANGE_PATTERN = '^\\^[0-9]+[.][0-9]+$';

/** What must stand there, for a person, by the pattern that it must match. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  [PATH_PATTERN]: 'must be a path of the product, such as /transfers/:id',
  [ICON_PATTERN]: 'or be data: and the path of an SVG',
  [API_PATH_PATTERN]: 'must be a GET of the contract, such as /api/transfers',
  [CALL_PATTERN]: 'must be a call of the contract, such as POST /api/property',
  [FORM_PATTERN]: 'must be an address of the product, such as /property-book?create=:id',
  [NAME_PATTERN]: 'must begin with mfe- and have small letters, digits and hyphens',
  [URL_PATTERN]: 'must be an address of a file',
  [RANGE_PATTERN]: 'must be a range of versions, such as ^1.4',
};

const text = (description: string) => Type.String({ minLength: 1, description });
const order = Type.Number({ description: 'Position, ascending.' });
/** `/name` and `/:param` segments: nothing that could take the paths of others. */
const path = Type.String({ pattern: PATH_PATTERN, description: 'E.g. /transfers/:id.' });
/** A call whose answer a host asks for on behalf of a remote, so nothing in its path is left to fill in. */
const apiPath = Type.Refine(
  Type.String({ pattern: API_PATH_PATTERN, description: 'GET path of the API.' }),
  (value) => `GET ${value.split('?')[0]}` in routes,
  (value) => `${value} must be a GET of the contract`,
);
const icon = Type.Unsafe<NavIcon>(
  Type.Union([Type.Enum(NAV_ICONS), Type.String({ pattern: ICON_PATTERN, maxLength: 1024 })], {
    description:
      'A name, or data: and the path of an SVG of 24 by 24, which is drawn as a line. Without one, a default is drawn.',
  }),
);

/** A count beside a navigation entry, asked from the API without loading the remote. */
export const NavBadge = Type.Object(
  {
    root: text('Query root that invalidates the count.'),
    path: apiPath,
    field: Type.Optional(
      text('Field of the answer that is the count; without one, the X-Total-Count header.'),
    ),
    tone: Type.Enum(['demand', 'neutral'], { description: 'demand is red: work that waits for the reader.' }),
    pollMs: Type.Optional(Type.Integer({ minimum: 1000, description: 'Asks again after so long.' })),
  },
  CLOSED,
);
export type NavBadge = Static<typeof NavBadge>;

/** For whom an entry is shown: people of some roles, and whoever has something in a list. */
export const NavOnly = Type.Object(
  {
    roles: Type.Array(Type.Enum([...ROLES]), { description: 'Roles that see it in any case.' }),
    orSome: apiPath,
    root: text('Query root that invalidates the list.'),
  },
  CLOSED,
);
export type NavOnly = Static<typeof NavOnly>;

export const NavEntry = Type.Object(
  {
    label: text('Shown in the navigation.'),
    path,
    icon: Type.Optional(icon),
    group: Type.Enum(['main', 'record', 'unit']),
    order,
    bottomBar: Type.Optional(Type.Boolean({ description: "Also in the phone's bottom bar." })),
    badge: Type.Optional(NavBadge),
    only: Type.Optional(NavOnly),
  },
  CLOSED,
);
export type NavEntry = Static<typeof NavEntry>;

export const RouteEntry = Type.Object(
  {
    path,
    page: text('Key of `pages` in src/remote.ts.'),
    title: Type.Optional(
      text('Name of the page in the window; without one, of its navigation entry or of the section.'),
    ),
    preload: Type.Optional(
      Type.Array(apiPath, { description: 'Answers that the page needs first; preloaded with the document.' }),
    ),
  },
  CLOSED,
);
export type RouteEntry = Static<typeof RouteEntry>;

export const SlotEntry = Type.Object(
  {
    slot: Type.Enum(Object.keys(SLOT_HOSTS) as SlotName[]),
    name: text('Key under `slots` in src/remote.ts.'),
    title: text('Shown in place of the component while it is loading or unavailable.'),
    order,
    column: Type.Optional(Type.Enum(['main', 'side'], { description: 'Of a card on the dashboard.' })),
    preload: Type.Optional(
      Type.Array(apiPath, {
        description: 'Answers that the component asks for first; stored for use offline.',
      }),
    ),
  },
  {
    ...CLOSED,
    // A card without a column would be shown nowhere. The one condition of the schema: `read-remote.ts` has its words.
    if: { properties: { slot: { const: 'dashboard.cards' } } },
    then: { required: ['column'] },
  },
);
export type SlotEntry = Static<typeof SlotEntry>;

/** A form of a remote in which a refused change of the offline queue is opened again for correction. */
export const QueueEditRoute = Type.Object(
  {
    call: Type.Unsafe<RouteKey>(
      Type.Refine(
        Type.String({
          pattern: CALL_PATTERN,
          description: 'The call of the change, as the contract writes it.',
        }),
        (value) => value in routes,
        (value) => `${value} must be a call of the contract`,
      ),
    ),
    path: Type.String({
      pattern: FORM_PATTERN,
      description: "Address of the form; :id stands for the queue's entry.",
    }),
  },
  CLOSED,
);
export type QueueEditRoute = Static<typeof QueueEditRoute>;

/** `remote.json`: what a remote declares as data, so that the shell never builds against it. */
export const RemoteDescriptor = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Where an editor finds what may stand here.' })),
    name: Type.String({ pattern: NAME_PATTERN, description: 'Folder and package name.' }),
    title: text('Name of the section.'),
    port: Type.Integer({ minimum: 1024, maximum: 65535, description: 'Port of its development server.' }),
    nav: Type.Array(NavEntry, { description: 'Entries in the navigation.' }),
    routes: Type.Array(RouteEntry, { description: 'Paths and the pages that they show.' }),
    slots: Type.Array(SlotEntry, { description: 'Components shown in other parts of the product.' }),
    queueEdits: Type.Optional(
      Type.Array(QueueEditRoute, { description: 'Forms that open a refused offline change again.' }),
    ),
  },
  CLOSED,
);
export type RemoteDescriptor = Static<typeof RemoteDescriptor>;

const url = Type.String({ pattern: URL_PATTERN });
const urls = Type.Array(url);

/** What a build adds to the descriptor: where its files are. */
export const BuiltFiles = Type.Object({
  /** URL of the federation entry. */
  entry: url,
  /** URLs of the chunks behind the exposed module, for preloading. */
  chunks: urls,
  /** URLs of each page's own chunks, by page name, for preloading. */
  pageChunks: Type.Record(Type.String(), urls),
  /** Shared modules that each page takes from the host, by page name, e.g. `@hand-receipt/ui/table`. */
  pageShares: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Versions of the host's packages that it works with, by name: `{ ui: '^2.1' }`. */
  host: Type.Optional(Type.Record(Type.String(), Type.String({ pattern: RANGE_PATTERN }))),
});
export type BuiltFiles = Static<typeof BuiltFiles>;
