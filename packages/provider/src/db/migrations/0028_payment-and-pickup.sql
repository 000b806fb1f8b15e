CREATE TABLE "order_payments" (
	"order_form_id" integer PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"depositor" text,
	"deposit_day" date,
	"deposit_amount" bigint,
	"noticed_at" timestamp with time zone,
	"changed_by" integer NOT NULL,
	CONSTRAINT "order_payments_method" CHECK ("order_payments"."method" IN ('ON_ACCOUNT', 'BANK_TRANSFER')),
	CONSTRAINT "order_payments_deposit" CHECK (num_nonnulls("order_payments"."depositor", "order_payments"."deposit_day", "order_payments"."deposit_amount", "order_payments"."noticed_at") IN (0, 4)
        AND ("order_payments"."depositor" IS NULL OR ("order_payments"."method" = 'BANK_TRANSFER' AND "order_payments"."deposit_amount" > 0)))
);
--> statement-breakpoint
ALTER TABLE "order_forms" ADD COLUMN "pickup_store_id" integer;--> statement-breakpoint
ALTER TABLE "order_forms" ADD COLUMN "pickup_time" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_form_id_order_forms_id_fk" FOREIGN KEY ("order_form_id") REFERENCES "public"."order_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_forms" ADD CONSTRAINT "order_forms_pickup_store_id_stores_id_fk" FOREIGN KEY ("pickup_store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_forms" ADD CONSTRAINT "order_forms_pickup" CHECK (("order_forms"."pickup_store_id" IS NULL) = ("order_forms"."pickup_time" IS NULL));