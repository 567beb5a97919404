-- Which release of a section who gets, and which sections are switched off.

-- A section without a row has the release in its folder, for everyone.
create table remote_rule (
  -- Folder and package name, such as mfe-transfers.
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  -- switch: the whole section. canary: a release for some people. promotion: a release for everyone.
  kind text not null check (kind in ('switch', 'canary', 'promotion')),
  -- SHA-256 of its release.txt, in hexadecimal.
  release text check (release ~ '^[0-9a-f]{64}$'),
  -- Of a promotion: the release that was in the folder. Another one there is newer, and ends it.
  instead_of text check (instead_of ~ '^[0-9a-f]{64}$'),
  -- A canary that was switched off because it failed too often stays as off, with the reason.
  state text not null check (state in ('on', 'off')),
  audience jsonb not null,
  hidden boolean not null default false,
  since timestamptz not null,
  -- Null for the server itself.
  by_user_id text references users (id),
  reason text check (reason <> '' and reason = btrim(reason)),
  primary key (remote, kind),
  check ((kind = 'switch') = (release is null)),
  check (kind <> 'switch' or state = 'off'),
  check ((state = 'off') = (reason is not null)),
  check (hidden = false or kind = 'switch')
);

-- How visits of sections went, as browsers report it. Kept for a day.
create table section_visit (
  id bigint generated always as identity primary key,
  remote text not null,
  release text not null,
  user_id text not null references users (id),
  outcome text not null check (outcome in ('loaded', 'unavailable')),
  words text,
  -- The person had the release because they are in the audience of its canary.
  in_canary boolean not null,
  at timestamptz not null
);
create index section_visit_by_release on section_visit (remote, release, at);
create index section_visit_by_user on section_visit (user_id, at);
create index section_visit_by_time on section_visit (at);
