-- Browsers an operator has signed in with. What strangers try elsewhere never counts against them. The token itself is
-- only in the browser's cookie.
create table known_browsers (
  token_hash text not null,
  operator_id uuid not null references operators (id) on delete cascade,
  seen_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  primary key (token_hash, operator_id)
);

create index known_browsers_operator on known_browsers (operator_id);

-- Each stands in for the authenticator once; a code that was used is removed. They are random and long, so a plain hash
-- keeps them.
create table recovery_codes (
  operator_id uuid not null references operators (id) on delete cascade,
  code_hash text not null,
  primary key (operator_id, code_hash)
);
