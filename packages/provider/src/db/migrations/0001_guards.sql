-- A revision and its lines are what was said then: nobody alters them afterwards.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER estimate_revisions_immutable BEFORE UPDATE OR DELETE ON estimate_revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER estimate_lines_immutable BEFORE UPDATE OR DELETE ON estimate_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_immutable BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_pays_entry_id_fk
  FOREIGN KEY (pays_entry_id) REFERENCES ledger_entries (id);
--> statement-breakpoint
ALTER TABLE files ADD CONSTRAINT files_room_id_fk FOREIGN KEY (room_id) REFERENCES chat_rooms (id);
--> statement-breakpoint
INSERT INTO catalog_state (id, version) VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION bump_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalog_state SET version = version + 1 WHERE id = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'kinds', 'countries', 'areas', 'grape_types', 'levels', 'featureds', 'volumes', 'wineries', 'products',
    'product_types', 'product_featureds', 'prices', 'content_products', 'store_products'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION bump_catalog()',
      name || '_bump_catalog', name
    );
  END LOOP;
END $$;
