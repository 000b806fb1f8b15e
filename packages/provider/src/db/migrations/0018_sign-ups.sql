CREATE TABLE "sign_ups" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"business" jsonb NOT NULL,
	"registration_files" integer[] DEFAULT '{}' NOT NULL,
	"agreements" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_buyer_has_company";--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_buyer_has_company" CHECK (NOT ('B2B' = ANY ("users"."roles")) OR "users"."client_company_id" IS NOT NULL OR "users"."status" IN ('PENDING', 'REJECTED'));