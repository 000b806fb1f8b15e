ALTER TABLE "users" ADD COLUMN "leave_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leave_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;