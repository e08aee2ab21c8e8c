-- Admins also manage the other operators.
alter table operators
  drop constraint operators_role_check,
  add constraint operators_role_check check (role in ('viewer', 'editor', 'admin')),
  add column signed_in_at timestamptz(3);

-- How operators recognize their sessions. The id stays when the token rotates.
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column method text not null default 'password' check (method in ('password', 'sso')),
  add column browser text not null default '',
  add column address text not null default '';

-- The id becomes that of the operator, so that the history refers to both. Each mail contains its own token, of which
-- only the hash is stored.
create table invitations (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('viewer', 'editor', 'admin')),
  expires_at timestamptz(3) not null,
  token_hashes text[] not null default '{}'
);

-- Without an operator, nobody has the address that was entered: the row exists so that both cases take the same time.
create table password_resets (
  id uuid primary key,
  operator_id uuid references operators (id) on delete cascade,
  expires_at timestamptz(3) not null,
  token_hashes text[] not null default '{}'
);
