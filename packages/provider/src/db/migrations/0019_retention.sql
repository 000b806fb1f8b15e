-- Housekeeping takes documents away that are past the time for which the law wants them kept; nothing else sets
-- `vitis.retention`, and it ends with the transaction. What was done (audit) is never let through.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('vitis.retention', true) = 'over' AND TG_TABLE_NAME <> 'audit' THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is never altered', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
