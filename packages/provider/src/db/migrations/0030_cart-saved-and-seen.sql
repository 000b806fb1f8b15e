ALTER TABLE "cart_items" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "removed_at" timestamp with time zone;