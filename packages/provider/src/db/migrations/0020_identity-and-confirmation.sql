CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_version_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_checks_tokenVersionId_unique" UNIQUE("token_version_id")
);
--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "verified_by" text DEFAULT 'CODE' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "identity_checks_created" ON "identity_checks" USING btree ("created_at");--> statement-breakpoint
-- Those who have signed up before were never asked for it.
UPDATE "sign_ups" SET "email_confirmed_at" = "submitted_at";
