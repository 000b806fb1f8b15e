DROP INDEX "files_owner";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
-- What was uploaded before counts as what is kept of it.
UPDATE "files" SET "received" = "size";
