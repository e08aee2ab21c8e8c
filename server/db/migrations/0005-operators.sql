-- Who may use the console. Nobody does until somebody is added on the command line.
create table operators (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  email text not null,
  email_key text not null unique,
  role text not null check (role in ('viewer', 'editor')),
  -- In PHC form, so that a hash says itself how it was made.
  password_hash text not null,
  -- The key of the six-digit codes, in base32; null where none are asked for.
  totp_secret text,
  -- The last half minute of which a code was taken: none is taken twice.
  totp_last_step bigint,
  disabled_at timestamptz(3)
);

-- Who is signed in. A token itself is only in the browser's cookie; what is kept here opens nothing.
create table sessions (
  token_hash text primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  seen_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  rotated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  -- The token before: requests already on their way still carry it.
  previous_hash text unique,
  -- Whether the token has been used; until then its answer may have been lost, and the token before stands.
  confirmed boolean not null default true
);

create index sessions_operator on sessions (operator_id);
