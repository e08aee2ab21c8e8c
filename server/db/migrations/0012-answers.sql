-- A mail that an operator wrote, complete as it was previewed; the others are written when they are sent.
alter table outbox add column mail jsonb;

-- The templates of answers that operators changed; the others are those of content/messages.
create table answer_templates (
  kind text not null,
  act text not null,
  language text not null,
  subject text not null,
  title text not null,
  body text not null,
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  primary key (kind, act, language)
);
