alter table applications add column tool_results text not null default '';
